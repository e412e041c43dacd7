import type { CSSProperties } from 'react'

/** Tokens of `styles.css` as plain values: emails cannot use the style sheet. */
const LIGHT_COLOURS = {
  brand: '#00aeef',
  onBrand: '#04202f',
  brandStrong: '#006f9e',
  ink: '#06202e',
  quiet: '#5d7787',
  paper: '#eef7fb',
  sheet: '#ffffff',
  line: '#cfe3ec',
}
const FONT = '"Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif'

/** For mail programs with dark mode support; the others show the light colours or invert them. */
export const DARK_MODE_CSS = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: #04202f !important; }
    .sheet { background-color: #062a3d !important; border-color: #00aeef #124760 #124760 !important; }
    .ink { color: #e8f6fd !important; }
    .quiet { color: #86a9bb !important; }
    .link { color: #5fd0ff !important; }
    .line { border-color: #124760 !important; }
  }
`

const text: CSSProperties = {
  color: LIGHT_COLOURS.ink,
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '25px',
  margin: '0 0 16px',
}

const button: CSSProperties = {
  backgroundColor: LIGHT_COLOURS.brand,
  borderRadius: '10px',
  color: LIGHT_COLOURS.onBrand,
  fontFamily: FONT,
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 22px',
  margin: '4px 0 12px',
}

export const emailStyles = {
  paper: { backgroundColor: LIGHT_COLOURS.paper, fontFamily: FONT, margin: 0, padding: '24px 12px' },
  sheet: {
    backgroundColor: LIGHT_COLOURS.sheet,
    border: `1px solid ${LIGHT_COLOURS.line}`,
    borderTop: `3px solid ${LIGHT_COLOURS.brand}`,
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
  text,
  button,
  secondButton: {
    ...button,
    backgroundColor: 'transparent',
    border: `1px solid ${LIGHT_COLOURS.line}`,
    color: LIGHT_COLOURS.ink,
    padding: '13px 21px',
  },
  buttonRow: { margin: '0 0 8px' },
  buttonCell: { display: 'inline-block', marginRight: '12px' },
  address: { fontFamily: FONT, fontSize: '13px', lineHeight: '19px', margin: '0 0 20px', wordBreak: 'break-all' },
  link: { color: LIGHT_COLOURS.brandStrong, textDecoration: 'underline' },
  line: { border: 'none', borderTop: `1px solid ${LIGHT_COLOURS.line}`, margin: '24px 0 14px' },
  footer: { fontFamily: FONT, color: LIGHT_COLOURS.quiet, fontSize: '13px', lineHeight: '19px', margin: 0 },
  facts: { borderLeft: `3px solid ${LIGHT_COLOURS.line}`, margin: '0 0 20px', padding: '2px 0 2px 16px' },
  fact: { ...text, margin: '4px 0' },
  label: { color: LIGHT_COLOURS.quiet },
} satisfies Record<string, CSSProperties>
