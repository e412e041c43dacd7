import type { CSSProperties } from 'react'
import type { EmailLook } from '#features/look/server/email-look.service.ts'

const FONT = '"Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif'

/** For mail programs with dark mode support; the others show the light colours or invert them. */
export const darkModeCss = ({ dark }: EmailLook): string => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
    .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.brand} ${dark.line} ${dark.line} !important; }
    .ink { color: ${dark.ink} !important; }
    .quiet { color: ${dark['ink-3']} !important; }
    .link { color: ${dark['brand-strong']} !important; }
    .line { border-color: ${dark.line} !important; }
  }
`

/** Emails cannot use the style sheet, so its tokens are written as plain values. */
export function emailStylesOf({ light }: EmailLook) {
  const text: CSSProperties = {
    color: light.ink,
    fontFamily: FONT,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
  }

  const button: CSSProperties = {
    backgroundColor: light.brand,
    borderRadius: '10px',
    color: light['on-brand'],
    fontFamily: FONT,
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 22px',
    margin: '4px 0 12px',
  }

  return {
    paper: { backgroundColor: light.wash, fontFamily: FONT, margin: 0, padding: '24px 12px' },
    sheet: {
      backgroundColor: light.sheet,
      border: `1px solid ${light.line}`,
      borderTop: `3px solid ${light.brand}`,
      borderRadius: '10px',
      maxWidth: '560px',
      padding: '32px 28px 20px',
    },
    heading: {
      ...text,
      fontSize: '24px',
      lineHeight: '30px',
      fontWeight: 650,
      letterSpacing: '-0.01em',
      margin: '0 0 20px',
    },
    logo: { display: 'block', margin: '0 0 20px', maxWidth: '100%', height: 'auto' },
    text,
    button,
    secondButton: {
      ...button,
      backgroundColor: 'transparent',
      border: `1px solid ${light.line}`,
      color: light.ink,
      padding: '13px 21px',
    },
    buttonRow: { margin: '0 0 8px' },
    buttonCell: { display: 'inline-block', marginRight: '12px' },
    address: { fontFamily: FONT, fontSize: '13px', lineHeight: '19px', margin: '0 0 20px', wordBreak: 'break-all' },
    link: { color: light['brand-strong'], textDecoration: 'underline' },
    line: { border: 'none', borderTop: `1px solid ${light.line}`, margin: '24px 0 14px' },
    footer: { fontFamily: FONT, color: light['ink-3'], fontSize: '13px', lineHeight: '19px', margin: 0 },
    facts: { borderLeft: `3px solid ${light.line}`, margin: '0 0 20px', padding: '2px 0 2px 16px' },
    fact: { ...text, margin: '4px 0' },
    label: { color: light['ink-3'] },
  } satisfies Record<string, CSSProperties>
}
