import { createServer, type Server } from 'node:http'

/** A fault to plant into responses of the product: into its pages, or into robots.txt. */
export type Fault = { name: string; inPage?: (html: string) => string; inRobotsTxt?: (text: string) => string }

export const FAULTS: readonly Fault[] = [
  { name: 'no title', inPage: (html) => html.replace(/<title>[^<]*<\/title>/, '') },
  { name: 'no description', inPage: (html) => html.replace(/<meta name="description"[^>]*>/, '') },
  { name: 'noindex', inPage: (html) => html.replace('</head>', '<meta name="robots" content="noindex"></head>') },
  { name: 'image without alt', inPage: (html) => html.replace('</main>', '<img src="/icon.svg"></main>') },
  {
    name: 'English link text',
    inPage: (html) => html.replace('</main>', '<a lang="en" href="/contact">click here</a></main>'),
  },
  { name: 'Dutch link text', inPage: (html) => html.replace('</main>', '<a href="/contact">klik hier</a></main>') },
  { name: 'script link', inPage: (html) => html.replace('</main>', '<a href="javascript:void(0)">Open</a></main>') },
  { name: 'relative canonical', inPage: (html) => html.replace(/(rel="canonical" href=")[^"]*/, '$1/services') },
  { name: 'unknown hreflang', inPage: (html) => html.replace(/(rel="alternate" hreflang=")fr"/i, '$1xx"') },
  { name: 'invalid robots.txt', inRobotsTxt: (text) => `${text}\nForbidden: /services\n` },
]

/** Removes the scripts: in the browser, React would repair what differs from its own rendering. */
function withoutScripts(html: string): string {
  return html.replace(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g, '')
}

/** Forwards requests to the product and modifies the responses. */
export function createFaultyProxy(target: string): { server: Server; plant(fault: Fault | null): void } {
  let planted: Fault | null = null
  const server = createServer(async (request, response) => {
    const { host = '', accept = '*/*' } = request.headers
    const upstream = await fetch(target + request.url, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'http', accept, 'accept-language': 'nl' },
    })
    const type = upstream.headers.get('content-type') ?? ''
    const location = upstream.headers.get('location')
    const change = type.startsWith('text/html')
      ? planted?.inPage
      : request.url === '/robots.txt'
        ? planted?.inRobotsTxt
        : undefined
    response.writeHead(upstream.status, { 'content-type': type, ...(location ? { location } : {}) })
    response.end(change ? change(withoutScripts(await upstream.text())) : Buffer.from(await upstream.arrayBuffer()))
  })
  return {
    server,
    plant(fault) {
      planted = fault
    },
  }
}
