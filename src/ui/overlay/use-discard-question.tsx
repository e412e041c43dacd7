import { createContext, type ReactNode, type RefCallback, use, useRef, useState } from 'react'
import { Confirm } from './confirm.tsx'
import { textFieldsIn, trackTypedText } from './typed-text.ts'

type DiscardTexts = { title: string; text: string; discard: string; keep: string }

/** Texts of the question for all dialogs below. Without them, dialogs close without a question. */
export const DiscardTextsContext = createContext<DiscardTexts | undefined>(undefined)

type DiscardQuestion = {
  /** Belongs on the popup: notes the first values of its fields, also of those that appear later. */
  popup: { ref: RefCallback<HTMLDivElement>; onFocus: () => void }
  /** True if the popup holds typed text: then the question is shown. */
  ask: () => boolean
  question: ReactNode
}

/** Asks before typed text in a dialog is discarded. `onDiscard` closes the dialog. */
export function useDiscardQuestion(onDiscard: () => void): DiscardQuestion {
  const texts = use(DiscardTextsContext)
  const [isAsking, setAsking] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const [typed] = useState(trackTypedText)

  const noteFields = () => typed.note(textFieldsIn(element.current))

  return {
    popup: {
      ref: (popup) => {
        element.current = popup
        noteFields()
      },
      onFocus: noteFields,
    },
    ask() {
      const mustAsk = texts !== undefined && typed.hasTypedText(textFieldsIn(element.current))
      if (mustAsk) setAsking(true)
      return mustAsk
    },
    question: texts && (
      <Confirm
        open={isAsking}
        tone="danger"
        title={texts.title}
        description={texts.text}
        confirmLabel={texts.discard}
        cancelLabel={texts.keep}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}
