/** Links in a letter's text or HTML without the token that makes them work. What is sent keeps it. */
export function maskTokens(content: string): string {
  return content.replace(/(\btoken=)[\w.~%+-]+/g, '$1…')
}
