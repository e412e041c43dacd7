import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * `silent`: takes the line and says nothing. `stuck`, `cut`: so from the moment a letter begins. `cutBefore`: the line
 * breaks when the letter is announced. `cutAtEnd`: it breaks on the last byte, which the server never sees. `unheard`:
 * the server takes the letter, its answer is lost.
 */
export type Trouble = 'silent' | 'stuck' | 'cut' | 'cutBefore' | 'cutAtEnd' | 'unheard' | 'none'

/** A line to a server that gives each caller the next trouble of the list. */
export async function line(to: number, troubles: Trouble[]): Promise<string> {
  const ends = new Set<Socket>()
  const entrance = createServer((near) => {
    const trouble = troubles.shift() ?? 'none'
    ends.add(near)
    near.on('error', () => {})
    if (trouble !== 'silent') forward(near, trouble)
  })

  function forward(near: Socket, trouble: Trouble) {
    const far = connect(to, '127.0.0.1')
    ends.add(far)
    far.on('error', () => {})
    let isLetter = false
    far.on('data', (chunk) => {
      if (isLetter && trouble === 'unheard') near.destroy()
      else near.write(chunk)
    })
    far.on('close', () => near.end())
    near.on('close', () => far.destroy())
    near.on('data', (chunk) => {
      isLetter ||= chunk.includes('Subject:')
      const isEnd = isLetter && /(^|\r\n)\.\r\n$/.test(chunk.toString('latin1'))
      const cuts = { cut: isLetter, cutBefore: chunk.includes('DATA\r\n'), cutAtEnd: isEnd }
      if (trouble in cuts && cuts[trouble as keyof typeof cuts]) near.destroy()
      else if (!isLetter || trouble !== 'stuck') far.write(chunk)
    })
  }

  entrance.listen(0, '127.0.0.1')
  await once(entrance, 'listening')
  onTestFinished(() => {
    for (const end of ends) end.destroy()
    entrance.close()
  })
  return `smtp://127.0.0.1:${(entrance.address() as { port: number }).port}`
}
