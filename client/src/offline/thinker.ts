/** The worker in which bots think. It's ended from outside when it takes too long, as the server ends its processes. */
import type { FromThinker, ToThinker } from './messages'
import { startPython } from './python'

type Answer = (question: string) => string
let answer: Promise<Answer> | undefined

onmessage = ({ data }: MessageEvent<ToThinker>): void => {
  void respond(data).then(
    (message) => message && postMessage(message),
    (error: unknown) => postMessage({ kind: 'failed', why: String(error) } satisfies FromThinker),
  )
}

async function respond(message: ToThinker): Promise<FromThinker | null> {
  if (message.kind === 'start') {
    answer = startPython(message.base, message.image).then(
      ({ python }) => (python.pyimport('operahouse.offline.thinker') as { answer: Answer }).answer,
    )
    await answer
    return null
  }
  return { kind: 'answer', answer: (await answer!)(message.question) }
}
