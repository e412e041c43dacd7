export type ButtonStyleOptions = {
  variant?: 'primary' | 'ghost' | 'danger' | 'quiet'
  /** `s` is for dense screens. */
  size?: 'm' | 's'
  shape?: 'text' | 'icon'
}

/**
 * The look of a button, for anchors too. The look itself lies in button.css: public pages wear it on almost every
 * screen, and as class names in a script it would travel to each visitor a second time.
 */
export function buttonStyles(
  { variant = 'primary', size = 'm', shape = 'text' }: ButtonStyleOptions = {},
  className?: string,
): string {
  return `btn btn-${variant} btn-${size} btn-${shape}${className ? ` ${className}` : ''}`
}
