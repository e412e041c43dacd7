import { Fragment } from 'react'
import { Paragraph } from '#features/mail/server/email-parts.mail.tsx'
import { emailStyles } from '#features/mail/server/email-styles.mail.ts'

/** Untrusted text with its line breaks and its own text direction. */
export function QuotedText({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="line" style={emailStyles.facts}>
      <Paragraph>
        <TextLines text={text} />
      </Paragraph>
    </blockquote>
  )
}

export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
