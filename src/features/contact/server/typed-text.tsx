import { Fragment } from 'react'
import { styles } from '#features/mail/server/letter-look.ts'
import { Paragraph } from '#features/mail/server/letter-parts.tsx'

/** What somebody typed, as it was typed: its own lines, its own direction. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="line" style={styles.facts}>
      <Paragraph>
        <Lines text={text} />
      </Paragraph>
    </blockquote>
  )
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
