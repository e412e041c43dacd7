import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'

type BucketOptions = {
  key?: string
  secret?: string
  region?: string /** Without it, every bucket exists. */
  bucket?: string
}

/** A minimal S3 server that verifies request signatures and checksums. Lists two objects per page. */
export async function startBucket({
  key = 'key',
  secret = 'secret',
  region = 'us-east-1',
  bucket,
}: BucketOptions = {}) {
  const files = new Map<string, Buffer>()
  let isBroken = false
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { method = 'GET', url = '/' } = request
    if (isBroken) return response.writeHead(400).end()
    if (!(await isSigned(method, url))) return fail(403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(url, 'http://bucket')
    if (bucket && pathname.split('/')[1] !== bucket) return fail(404, 'NoSuchBucket')
    const checksum = request.headers['x-amz-content-sha256']
    if (checksum !== 'UNSIGNED-PAYLOAD' && checksum !== createHash('sha256').update(body).digest('hex'))
      return fail(400, 'XAmzContentSHA256Mismatch')
    if (searchParams.has('list-type')) return response.end(listing(`${pathname}/`, searchParams))
    if (method === 'PUT') files.set(url, body)
    if (method === 'DELETE') files.delete(url)
    const file = files.get(url)
    if (method === 'GET') return file ? response.end(file) : response.writeHead(404).end()
    response.end()

    function fail(status: number, code: string) {
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    }

    async function isSigned(method: string, path: string): Promise<boolean> {
      const { authorization = '', 'x-amz-date': datetime } = request.headers
      const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
      const names = signed.filter((name) => name !== 'host' && name !== 'x-amz-date')
      const signer = new AwsV4Signer({
        method,
        url: `http://${request.headers.host}${path}`,
        headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
        accessKeyId: key,
        secretAccessKey: secret,
        region,
        service: 's3',
        datetime: String(datetime),
      })
      return (await signer.authHeader()) === authorization
    }
  })
  function listing(root: string, query: URLSearchParams): string {
    const keys = [...files.keys()].filter((path) => path.startsWith(root)).map((path) => path.slice(root.length))
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? '']
    const found = keys.filter((name) => name.startsWith(prefix) && name > after).sort()
    const page = found.slice(0, 2)
    const contents = page.map(
      (name) => `<Contents><Key>${name}</Key><Size>${files.get(root + name)!.length}</Size></Contents>`,
    )
    return `<ListBucketResult>${contents.join('')}<IsTruncated>${found.length > page.length}</IsTruncated></ListBucketResult>`
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** Variables of a site that uses this server. */
    env: { S3_ENDPOINT: url, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret },
    files,
    failRequests: () => {
      isBroken = true
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
