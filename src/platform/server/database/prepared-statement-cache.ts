type Statement = { name: string; uses: number; isPrepared: boolean }
type RewrittenQuery = { messages: readonly Uint8Array[]; rewriteResponse(given: Buffer): Buffer }

/** What is asked once or twice needs no plan that stays. */
const PREPARE_AFTER_USES = 3
/** Lists of every length make ever new statements: the one that was used longest ago gives way. */
const MAX_STATEMENTS = 500

/**
 * To plan a statement costs the embedded database more than to run it, and the driver sends it anew each time. What
 * comes again is prepared under a name, once for all connections, as they share one session; the driver hears what it
 * would have heard.
 */
export function createPreparedStatementCache(): (query: readonly Uint8Array[]) => RewrittenQuery {
  const statements = new Map<string, Statement>()
  let toClose: Statement[] = []
  let count = 0

  function touch(text: string): Statement {
    const statement = statements.get(text) ?? { name: `kept_${count++}`, uses: 0, isPrepared: false }
    statement.uses++
    statements.delete(text)
    statements.set(text, statement)
    if (statements.size > MAX_STATEMENTS) evict(statements.keys().next().value!)
    return statement
  }

  function evict(text: string): void {
    const statement = statements.get(text)
    statements.delete(text)
    if (statement?.isPrepared) toClose.push(statement)
  }

  return (query) => {
    const [parse, bind, ...rest] = query
    const text = parse && bind && unnamedStatementText(parse, bind)
    const statement = text ? touch(text) : undefined
    if (!text || !statement || statement.uses < PREPARE_AFTER_USES)
      return { messages: query, rewriteResponse: (given) => given }

    const { name, isPrepared } = statement
    const closes = toClose.map(closeMessage)
    toClose = []
    const parses = isPrepared ? [] : [withName(parse, AFTER_LENGTH, name)]
    return {
      messages: [...closes, ...parses, withName(bind, AFTER_PORTAL, name), ...rest],
      rewriteResponse(given) {
        const own = given.subarray(closes.length * PARSE_COMPLETE.length)
        const whole = isPrepared ? Buffer.concat([PARSE_COMPLETE, own]) : own
        statement.isPrepared = whole[0] === PARSE_COMPLETE[0]
        // A plan that cannot be used any more, say because a table is another now, is made anew the next time.
        if (whole[PARSE_COMPLETE.length] !== BIND_COMPLETE) evict(text)
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
function unnamedStatementText(parse: Uint8Array, bind: Uint8Array): string | undefined {
  const isPlain = messageType(parse) === 'P' && !parse[AFTER_LENGTH] && messageType(bind) === 'B'
  if (!isPlain || bind[AFTER_LENGTH] || bind[AFTER_PORTAL]) return
  const text = Buffer.from(parse.buffer, parse.byteOffset + AFTER_PORTAL, parse.length - AFTER_PORTAL)
  return text.toString('latin1')
}

function withName(message: Uint8Array, at: number, name: string): Buffer {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)])
  named.writeInt32BE(named.length - 1, 1)
  return named
}

function closeMessage({ name }: Statement): Buffer {
  return withName(Buffer.from('C____S\0'), AFTER_PORTAL, name)
}

export function messageType(message: Uint8Array): string {
  return String.fromCharCode(message[0]!)
}
