import { NO_STORE } from './page.ts'

/** The preview is read and pressed, not used: its frame runs no scripts. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '')
}

/** The admin area shows the preview in a frame. */
export function previewHeaders(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...NO_STORE,
    'x-robots-tag': 'noindex',
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  }
}
