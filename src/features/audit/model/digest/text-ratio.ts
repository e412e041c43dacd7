export const IDEAL_TEXT_RATIO = { min: 0.25, max: 0.7 } as const

type Amounts = { textBytes: number; htmlBytes: number }

/** Share of the text in all HTML. */
export function textRatioOf({ textBytes, htmlBytes }: Amounts): number | null {
  return htmlBytes > 0 ? textBytes / htmlBytes : null
}

/**
 * Share of the text in the content: HTML without the scripts, framework data and styles inside it. Digests of an earlier
 * version do not have their size.
 */
export function contentRatioOf({ inlinedBytes, ...amounts }: Amounts & { inlinedBytes?: number }): number | null {
  return textRatioOf({ ...amounts, htmlBytes: amounts.htmlBytes - (inlinedBytes ?? 0) })
}

export function isIdealTextRatio(ratio: number): boolean {
  return ratio >= IDEAL_TEXT_RATIO.min && ratio <= IDEAL_TEXT_RATIO.max
}
