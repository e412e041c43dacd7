import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** `silent`: takes the line and says nothing. `stuck`, `cut`: so from the moment a letter begins. */
export type Trouble = 'silent' | 'stuck' | 'cut' | 'none'

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
    far.pipe(near)
    near.on('close', () => far.destroy())
    near.on('data', (chunk) => {
      const isLetter = chunk.includes('Subject:')
      if (trouble === 'none' || !isLetter) far.write(chunk)
      else if (trouble === 'cut') near.destroy()
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
