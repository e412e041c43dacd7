import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

const lengths = [
  { value: '30', label: '30 minutes' },
  { value: '60', label: '60 minutes' },
] as const

export function Overlays() {
  return (
    <Group id="overlays" title="Overlays">
      <Specimen id="dialog" title="Dialog" note="Escape closes it; the focus returns to what opened it.">
        <Row>
          <Dialog
            title="Move the appointment"
            description="The visitor gets a mail with the new time."
            closeLabel="Close"
            trigger={<Button variant="ghost">Open a dialog</Button>}
            actions={
              <>
                <DialogClose render={<Button variant="ghost">Cancel</Button>} />
                <DialogClose render={<Button>Move</Button>} />
              </>
            }
          >
            <div className="flex flex-col gap-5">
              <Field label="New date">
                <Input type="date" />
              </Field>
              <Field label="Length">
                <Select options={lengths} defaultValue="30" />
              </Field>
            </div>
          </Dialog>
          <Dialog
            size="s"
            title="A long story"
            closeLabel="Close"
            trigger={<Button variant="quiet">A long one</Button>}
          >
            {Array.from({ length: 14 }, (_, line) => `Paragraph ${line + 1}: the middle scrolls, the head stays.`).map(
              (text) => (
                <p key={text} className="mb-4">
                  {text}
                </p>
              ),
            )}
          </Dialog>
        </Row>
      </Specimen>
      <Specimen id="confirm" title="Confirm" note="The focus starts on the way out. While it works, nothing closes it.">
        <Row>
          <AskFirst />
        </Row>
      </Specimen>
    </Group>
  )
}

function AskFirst() {
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  function remove() {
    setPending(true)
    setError(undefined)
    setTimeout(() => {
      setPending(false)
      if (error) setOpen(false)
      else setError('The server did not answer. Try again.')
    }, 1500)
  }

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete the post
      </Button>
      <Confirm
        open={open}
        tone="danger"
        title="Delete this post?"
        description="Its comments go with it. This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        pending={pending}
        error={error}
        onConfirm={remove}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
