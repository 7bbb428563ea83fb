/** A review that several people look at: who is here, who leads, and what they write. */
import { isSite } from '../../api/backend'
import { Refused } from '../../api/http'
import { study } from '../../api/study'
import type { CommentInfo, FromClient, FromServer, ReviewLead } from '../../api/types'

const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000]
const PING_INTERVAL = 15_000
/** No item of the log is wanted: the replay has them all. */
const NOTHING_NEW = Number.MAX_SAFE_INTEGER

export class Together {
  people: string[] = $state.raw([])
  lead: ReviewLead | null = $state.raw(null)
  following = $state(false)
  comments: CommentInfo[] = $state.raw([])
  /** Why the server refused what was sent last. */
  refused = $state('')
  private channel: WebSocket | undefined
  private failures = 0
  private closed = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private shown = { place: 0, seat: '', open: false }
  private sent = 0

  constructor(
    private readonly table: string,
    private readonly onlead: (lead: ReviewLead) => void,
  ) {}

  connect(): void {
    if (isSite || this.closed) return
    void this.readComments()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const address = `${scheme}://${location.host}/api/tables/${this.table}/socket`
    const channel = new WebSocket(`${address}?after=${NOTHING_NEW}&snapshot=no`)
    this.channel = channel
    channel.onmessage = (event) => this.received(JSON.parse(String(event.data)) as FromServer)
    channel.onclose = () => this.lost()
    this.pinger ??= setInterval(() => this.send({ type: 'ping' }), PING_INTERVAL)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearInterval(this.pinger)
    this.channel?.close()
  }

  /** What is shown now. Whoever leads tells the others. */
  show(place: number, seat: string, open: boolean): void {
    this.shown = { place, seat, open }
    if (this.lead?.you) this.takeLead()
  }

  takeLead(): void {
    this.following = false
    this.send({ type: 'lead', id: this.nextId(), on: true, ...this.shown })
  }

  stopLeading(): void {
    this.send({ type: 'lead', id: this.nextId(), on: false })
  }

  follow(on: boolean): void {
    this.following = on
    if (on && this.lead) this.onlead(this.lead)
  }

  async write(text: string): Promise<boolean> {
    return this.attempt(() => study.comment(this.table, this.shown.place, text))
  }

  async remove(comment: string): Promise<void> {
    await this.attempt(() => study.removeComment(this.table, comment))
  }

  mute(whom: string): void {
    this.send({ type: 'command', id: this.nextId(), command: { kind: 'mute', whom, on: true } })
  }

  private async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.refused = ''
    try {
      await work()
      await this.readComments()
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refused = error.message
      return false
    }
  }

  private async readComments(): Promise<void> {
    try {
      this.comments = await study.comments(this.table)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  private received(message: FromServer): void {
    if (message.type === 'hello') this.failures = 0
    if (message.type === 'presence') this.people = message.people.map((person) => person.name)
    if (message.type === 'commented' || message.type === 'done') void this.readComments()
    if (message.type === 'refused') this.refused = message.error.text
    if (message.type === 'closing') this.closed = true
    if (message.type === 'led') this.led(message.lead)
  }

  private led(lead: ReviewLead | null): void {
    const wasYou = this.lead?.you ?? false
    this.lead = lead
    this.refused = ''
    if (!lead || lead.you) this.following = false
    else if (this.following) this.onlead(lead)
    if (lead?.you && !wasYou) this.show(this.shown.place, this.shown.seat, this.shown.open)
  }

  private lost(): void {
    this.lead = null
    this.following = false
    if (this.closed) return
    const delay = RETRY_DELAYS[Math.min(this.failures++, RETRY_DELAYS.length - 1)]
    this.retry = setTimeout(() => this.connect(), delay)
  }

  private send(message: FromClient): void {
    if (this.channel?.readyState === WebSocket.OPEN) this.channel.send(JSON.stringify(message))
  }

  private nextId(): string {
    return `review-${++this.sent}`
  }
}
