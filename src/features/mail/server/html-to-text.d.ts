/** The library has no types of its own. */
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: object }
  export function compile(options: { wordwrap: number | false; selectors: Selector[] }): (html: string) => string
}
