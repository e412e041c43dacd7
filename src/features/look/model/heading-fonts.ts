/** The fonts for headings, subset by `scripts/subset-fonts.ts`; the first is the standard one. */
export const HEADING_FONTS = ['bricolage', 'fraunces', 'outfit', 'barlow'] as const
export type HeadingFont = (typeof HEADING_FONTS)[number]

/** CSS families, as `src/theme.css`, `src/admin.css` and `lookStyle` declare them. */
export const FONT_FAMILIES: { readonly [Font in HeadingFont]: string } = {
  bricolage: 'Bricolage Grotesque',
  fraunces: 'Fraunces',
  outfit: 'Outfit',
  barlow: 'Barlow Condensed',
}
