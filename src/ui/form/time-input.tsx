import { useState } from 'react'
import { Input, type InputProps } from './input.tsx'
import { completeTime } from './typed-time.ts'

type TimeInputProps = Omit<InputProps, 'value' | 'onValueChange'> & {
  /** HH:MM, or empty. */
  value: string
  /** While typing only complete times; at blur and Enter whatever was typed, so that the form can reject it. */
  onValueChange: (time: string) => void
}

/** A time of day in 24 hours. `type="time"` follows the language of the browser, not of the page. */
export function TimeInput({ value, onValueChange, onKeyDown, ...props }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()

  function commit() {
    if (typed === undefined) return
    setTyped(undefined)
    onValueChange(completeTime(typed))
  }

  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      {...props}
      value={typed ?? value}
      onValueChange={(text) => {
        setTyped(text)
        if (text === '' || /^\d\d:\d\d$/.test(text)) onValueChange(text)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        // Enter submits the form before the field loses the focus.
        if (event.key === 'Enter') commit()
        onKeyDown?.(event)
      }}
    />
  )
}
