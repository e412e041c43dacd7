import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/data/progress.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import { Note } from '#ui/note.tsx'
import { type ToastMessage, ToastProvider, useToast } from '#ui/overlay/toast.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

export function Feedback() {
  return (
    <Group id="feedback" title="Feedback">
      <Specimen id="toast" title="Toast" note="F6 moves the focus to the messages.">
        <ToastProvider label="Messages" dismissLabel="Dismiss">
          <ToastButtons />
        </ToastProvider>
      </Specimen>
      <Specimen id="note" title="Note" note="In the page, where the matter is.">
        <div className="flex flex-col gap-4">
          <Note>10:30 was just taken by somebody else. Everything you typed is still here.</Note>
          <Note tone="ok">Your request has been sent.</Note>
          <Note tone="warn">This post is not public yet.</Note>
          <Note tone="danger" title="Not saved">
            The server did not answer. Try again in a minute.
          </Note>
        </div>
      </Specimen>
      <Specimen id="progress" title="Progress">
        <div className="flex max-w-lg flex-col gap-6">
          <Progress label="Sending pictures" value={37.5} valueText="3 of 8" />
          <Progress label="Checking the site" value={null} valueText="busy" />
        </div>
      </Specimen>
      <Specimen id="skeleton" title="Skeleton" note="In the shape of what comes.">
        <Loading label="Fetching the reviews" className="grid gap-6 sm:grid-cols-2">
          <SkeletonText className="pt-1" />
          <div>
            <Skeleton shape="block" className="mb-4 h-28 w-full" />
            <SkeletonText lines={2} />
          </div>
        </Loading>
      </Specimen>
      <Specimen id="spinner" title="Spinner">
        <Row>
          <Spinner label="Fetching" />
          <Spinner className="size-8 text-brand-strong" />
          <span className="text-ink-2">beside words it stays silent</span>
        </Row>
      </Specimen>
      <Specimen id="empty-state" title="Empty state" note="A sentence and the next action.">
        <EmptyState
          icon={calendarIcon}
          title="No appointments this week"
          action={<Button variant="ghost">Change the hours</Button>}
        >
          Requests from the site appear here as soon as somebody asks for a moment.
        </EmptyState>
      </Specimen>
    </Group>
  )
}

function ToastButtons() {
  const { show } = useToast()
  const undo = { label: 'Undo', onAction: () => show({ title: 'The comment is back', tone: 'ok' }) }
  const messages: Record<string, ToastMessage> = {
    Saved: { title: 'Saved', tone: 'ok' },
    'With undo': { title: 'Comment deleted', action: undo },
    Failure: { title: 'Not sent', description: 'The server did not answer. Your text is still here.', tone: 'danger' },
  }
  return (
    <Row>
      {Object.entries(messages).map(([label, message]) => (
        <Button key={label} variant="ghost" onClick={() => show(message)}>
          {label}
        </Button>
      ))}
    </Row>
  )
}
