import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A DNS server that has one TXT record for every name in `records`, and knows no other name. */
export async function dnsServer(records: Record<string, string>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => socket.send(answerTo(query, records), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

const HEADER_BYTES = 12
const NXDOMAIN = 3

function answerTo(query: Buffer, records: Record<string, string>): Buffer {
  const labels: string[] = []
  let end = HEADER_BYTES
  for (let length = query[end]!; length > 0; length = query[end]!) {
    labels.push(query.toString('ascii', end + 1, end + 1 + length))
    end += 1 + length
  }
  // The zero byte of the root, type and class follow the name.
  const question = query.subarray(HEADER_BYTES, end + 5)
  const text = records[labels.join('.').toLowerCase()]
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (text === undefined ? NXDOMAIN : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  if (text === undefined) return Buffer.concat([header, question])
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
  // A pointer to the name in the question, TXT, IN, a minute, the length of the data.
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255])
  return Buffer.concat([header, question, record, data])
}
