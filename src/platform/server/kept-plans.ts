type Statement = { name: string; uses: number; isPrepared: boolean }
type Swapped = { messages: readonly Uint8Array[]; answer(given: Buffer): Buffer }

/** What is asked once or twice needs no plan that stays. */
const WORTH_KEEPING = 3
/** Lists of every length make ever new statements: the one that was used longest ago gives way. */
const MOST = 500

/**
 * To plan a statement costs the embedded database more than to run it, and the driver sends it anew each time. What
 * comes again is prepared under a name, once for all connections, as they share one session; the driver hears what it
 * would have heard.
 */
export function keepPlans(): (query: readonly Uint8Array[]) => Swapped {
  const statements = new Map<string, Statement>()
  let unwanted: Statement[] = []
  let count = 0

  function use(text: string): Statement {
    const statement = statements.get(text) ?? { name: `kept_${count++}`, uses: 0, isPrepared: false }
    statement.uses++
    statements.delete(text)
    statements.set(text, statement)
    if (statements.size > MOST) forget(statements.keys().next().value!)
    return statement
  }

  function forget(text: string): void {
    const statement = statements.get(text)
    statements.delete(text)
    if (statement?.isPrepared) unwanted.push(statement)
  }

  return (query) => {
    const [parse, bind, ...rest] = query
    const text = parse && bind && unnamedText(parse, bind)
    const statement = text ? use(text) : undefined
    if (!text || !statement || statement.uses < WORTH_KEEPING) return { messages: query, answer: (given) => given }

    const { name, isPrepared } = statement
    const closes = unwanted.map(closeOf)
    unwanted = []
    const parses = isPrepared ? [] : [withName(parse, AFTER_LENGTH, name)]
    return {
      messages: [...closes, ...parses, withName(bind, AFTER_PORTAL, name), ...rest],
      answer(given) {
        const own = given.subarray(closes.length * PARSE_COMPLETE.length)
        const whole = isPrepared ? Buffer.concat([PARSE_COMPLETE, own]) : own
        statement.isPrepared = whole[0] === PARSE_COMPLETE[0]
        // A plan that cannot be used any more, say because a table is another now, is made anew the next time.
        if (whole[PARSE_COMPLETE.length] !== BIND_COMPLETE) forget(text)
        return whole
      },
    }
  }
}

// The messages of https://www.postgresql.org/docs/current/protocol-message-formats.html: a letter, a length, fields.
const AFTER_LENGTH = 5
const AFTER_PORTAL = 6
const PARSE_COMPLETE = Buffer.from([0x31, 0, 0, 0, 4])
const BIND_COMPLETE = 0x32

/** The text of a statement that comes without a name, for a portal without one. */
function unnamedText(parse: Uint8Array, bind: Uint8Array): string | undefined {
  const isPlain = letterOf(parse) === 'P' && !parse[AFTER_LENGTH] && letterOf(bind) === 'B'
  if (!isPlain || bind[AFTER_LENGTH] || bind[AFTER_PORTAL]) return
  const text = Buffer.from(parse.buffer, parse.byteOffset + AFTER_PORTAL, parse.length - AFTER_PORTAL)
  return text.toString('latin1')
}

function withName(message: Uint8Array, at: number, name: string): Buffer {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)])
  named.writeInt32BE(named.length - 1, 1)
  return named
}

function closeOf({ name }: Statement): Buffer {
  return withName(Buffer.from('C____S\0'), AFTER_PORTAL, name)
}

export function letterOf(message: Uint8Array): string {
  return String.fromCharCode(message[0]!)
}
