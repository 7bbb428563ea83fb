/** On a page that a server has sent and that works without it too: what is kept here is asked here, the rest there. */
import { offlineHouse } from '../api/backend'
import { callOffline, callServer, Refused, type Call } from '../api/http'
import type { NewTable, ServerInfo } from '../api/types'

const OF_TABLE = /^\/api\/(?:tables|me\/training)\/([^/?]+)/
/** What the house in this browser answers as well while the server doesn't. */
const ANYWHERE = [
  /^GET \/api\/(?:house|lessons|tables)$/,
  /^GET \/api\/(?:games|rulebooks)\//,
  /^POST \/api\/lessons\//,
  /^POST \/api\/guests$/,
]

export async function callEither<Answer>(path: string, how: Call): Promise<Answer> {
  const house = await offlineHouse()
  const table = OF_TABLE.exec(path)?.[1]
  if (path === '/api/continuations' || (table && (await house.has(table)))) return callOffline(path, how)
  try {
    const answer = await callServer<Answer>(path, how)
    if (path === '/api/house') await house.adopt((answer as ServerInfo).me)
    return answer
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 0) throw error
    if (path === '/api/me/tables') return { tables: [] } as Answer
    if (!isAnsweredHere(path, how)) throw error
    return callOffline(path, how)
  }
}

/** A table at which nobody from elsewhere is to sit needs no server; nor does a game beside the box, on one phone. */
function isAnsweredHere(path: string, { method = 'GET', body }: Call): boolean {
  const asked = `${method} ${path.split('?')[0]!}`
  if (asked === 'POST /api/tables') {
    const terms = body as Partial<NewTable> | undefined
    return 'by_hand' in (terms ?? {}) || (terms?.seats?.every((seat) => seat !== 'open') ?? false)
  }
  return ANYWHERE.some((pattern) => pattern.test(asked))
}
