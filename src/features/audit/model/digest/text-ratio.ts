export const IDEAL_TEXT_RATIO = { min: 0.25, max: 0.7 } as const

export function textRatioOf({ textBytes, htmlBytes }: { textBytes: number; htmlBytes: number }): number | null {
  return htmlBytes > 0 ? textBytes / htmlBytes : null
}

export function isIdealTextRatio(ratio: number): boolean {
  return ratio >= IDEAL_TEXT_RATIO.min && ratio <= IDEAL_TEXT_RATIO.max
}
