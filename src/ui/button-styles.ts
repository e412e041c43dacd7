export type ButtonStyleOptions = {
  variant?: 'primary' | 'ghost' | 'danger' | 'quiet'
  /** `s` is for dense screens. */
  size?: 'm' | 's'
  shape?: 'text' | 'icon'
}

/**
 * Class names of a button, also for links. The styles are in button.css, because as utility classes in the scripts
 * every visitor would download them twice.
 */
export function buttonStyles(
  { variant = 'primary', size = 'm', shape = 'text' }: ButtonStyleOptions = {},
  className?: string,
): string {
  return `btn btn-${variant} btn-${size} btn-${shape}${className ? ` ${className}` : ''}`
}
