export type ControlStyleOptions = { size?: 'm' | 's' | null | undefined }

/** Shared by input, textarea and select. The border has a contrast of 3:1. */
const shared = [
  'w-full min-w-0 rounded-sm border border-ink-3/80 bg-sheet text-ink placeholder:text-ink-3 placeholder:opacity-100',
  'not-data-disabled:hover:border-ink-2 focus-visible:border-brand-strong focus-visible:outline-offset-1',
  'data-invalid:border-danger data-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'data-disabled:cursor-not-allowed data-disabled:border-dashed data-disabled:bg-wash data-disabled:text-ink-2',
  '[&[readonly]]:bg-wash',
].join(' ')
const sizes = {
  m: 'min-h-[46px] px-3.5 py-2.5 text-base leading-6',
  s: 'min-h-9 px-2.5 py-1.5 text-[15px] leading-5 pointer-coarse:min-h-11 pointer-coarse:text-base',
}

/** Without class-variance-authority: the contact page uses it, and visitors load that page's scripts. */
export function controlStyles({ size }: ControlStyleOptions = {}): string {
  return `${shared} ${sizes[size ?? 'm']}`
}
