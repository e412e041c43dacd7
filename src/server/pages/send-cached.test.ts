import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createPage } from './page.ts'
import { HAS_HEADER_FIELD, sendCached } from './send-cached.ts'

const HEADERS = { 'content-type': 'text/html; charset=utf-8', etag: '"1"', vary: 'accept-encoding' }

/** The raw response to two requests on one connection, with the header lines sorted and without the date. */
async function rawResponses(usesHeaderField: boolean): Promise<string> {
  const { identity } = await createPage(200, HEADERS, Buffer.from('<p>é</p>'))
  // Without a timeout: `writeHead` would announce it in a `keep-alive` header, which a prebuilt head does not have.
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) =>
    sendCached(response, identity, 'id', usesHeaderField),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n'
  socket.end(`${request}\r\n${request}Connection: close\r\n\r\n`)
  return (await text(socket))
    .replace(/date: .+ GMT/gi, 'date')
    .split(/(?<=\r\n\r\n)/)
    .map((part) => part.split('\r\n').map(withLowerCaseName).toSorted().join('\n'))
    .join('\n\n')
}

function withLowerCaseName(line: string): string {
  return line.replace(/^[\w-]+:/, (name) => name.toLowerCase())
}

test('a prebuilt head is sent as the one of `writeHead`', async () => {
  // Fails on a Node version without the field: remove the prebuilt head then.
  expect(HAS_HEADER_FIELD).toBe(true)
  const prebuilt = await rawResponses(true)
  expect(prebuilt).toContain('HTTP/1.1 200 OK')
  expect(prebuilt.match(/x-request-id: id/g)).toHaveLength(2)
  expect(prebuilt).toBe(await rawResponses(false))
})
