import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { InputField } from '#ui/form/input-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
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
              <InputField label="New date" type="date" />
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
            <p className="h-[150vh]">The middle scrolls, the head stays.</p>
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

/** Fails at the first attempt. */
function AskFirst() {
  const attempts = useRef(0)

  async function remove() {
    await new Promise((done) => setTimeout(done, 1500))
    attempts.current += 1
    if (attempts.current % 2 === 1) throw new Error('no answer')
  }

  return (
    <ConfirmButton
      variant="danger"
      question="Delete this post?"
      description="Its comments go with it. This cannot be undone."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      failed="The server did not answer. Try again."
      onConfirm={remove}
    >
      Delete the post
    </ConfirmButton>
  )
}
