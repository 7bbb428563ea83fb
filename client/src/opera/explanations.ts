/** What the things on Opera's table are, and what a role would bring now. */
import type { Explanation, HelpLine, HelpTable } from '../help/contract'
import { playerName } from '../game/players'
import { signed } from '../texts/figures'
import { helpFigures } from './helpFigures'
import { gainOf } from './roleGains'
import { cityInBox, termsOf } from './terms'
import type { Game } from './types'
import { fame } from './view'
import { COMPOSERS, isCity, isRole, type City, type Role } from './words'

type Table = HelpTable<Game>

/** The rules behind each sentence about a thing, in order. */
const THINGS: Record<string, readonly (readonly string[])[]> = {
  ducats: [['H1', 'I1']],
  points: [['W1']],
  budget: [['B2', 'A4'], ['B4']],
  palazzo: [['AS2'], ['E4', 'C4']],
  century: [['C2']],
  round: [['S10']],
  ladder: [['S1', 'AI1', 'C1'], ['E1']],
  stock: [['AI1', 'H1']],
  screen: [['H1']],
  income: [['I1', 'I2']],
  counting: [['C1', 'C2', 'C3']],
  hires: [['A2']],
  end: [['A3'], ['E5']],
  intermezzo: [['A7']],
}
const ROLES: Record<Role, readonly (readonly string[])[]> = {
  impresario: [['AI1'], ['AI2'], ['AI4']],
  architetto: [['AA1'], ['AA2'], ['AA4']],
  signora: [['AS1'], ['AS2'], ['AS3']],
  maestro: [['AM1', 'I2'], ['F2']],
  critico: [['AC1'], ['AC1']],
  esperto: [['AE1'], ['AE2', 'AE3'], ['AE4']],
}

/** A thing by its name: `role.esperto`, `city.wien`, `unit.ducats`, `move.end`, `ladder`. */
export function explain(table: Table, what: string): Explanation | null {
  const [kind = '', name = ''] = what.split('.')
  if (kind === 'role' && isRole(name)) return explainRole(table, name)
  if (kind === 'city' && isCity(name)) return explainCity(table, name)
  const thing = kind === 'unit' || kind === 'move' ? name : kind
  const rules = THINGS[thing]
  if (!rules) return null
  return { title: say(table, `about-${thing}`), lines: lines(table, `about-${thing}`, rules) }
}

function explainRole(table: Table, role: Role): Explanation {
  const bill = table.components.roles.find((one) => one.role === role)
  return {
    title: table.say(`opera-name-${role}`),
    kind: say(table, `role-${bill?.kind}`),
    picture: `op-face-${role}`,
    fee: bill?.fee,
    lines: lines(table, `role-${role}`, ROLES[role]),
    now: nowOf(table, role),
  }
}

function explainCity(table: Table, city: City): Explanation {
  const { main, wing } = cityInBox(table.components, city)
  const left = table.snapshot.view?.supply[city] ?? { main: 0, wing: 0 }
  const supply = table.say('operatable-supply', { ...left })
  const details = { main: main.halls, wing: wing.halls, supply, city: table.say(`opera-name-${city}`) }
  return {
    title: details.city,
    lines: [
      { text: table.say('operahelp-about-city-1', details), rules: ['AA2'] },
      { text: table.say('operahelp-about-city-2', details), rules: ['AA1', 'S9'] },
      { text: table.say('operahelp-about-city-3', details), rules: ['F1', 'F3'] },
    ],
  }
}

/** What a role would bring whoever looks: by its terms where it can be hired now, else as the forecast has it. */
function nowOf(table: Table, role: Role): string | undefined {
  const { view, options, forecast } = table.snapshot
  if (!view) return undefined
  const hirer = view.roles[role]
  if (hirer) return hiredBy(table, hirer)
  const hire = options?.find((option) => option.move === `hire ${role}`)
  const gain = hire ? gainOf(termsOf(hire)) : null
  const say = (key: string, details: object): string => table.say(`operahelp-now-${key}`, { ...details })
  const name = (word: string): string => table.say(`opera-name-${word}`)
  const money = { cost: table.components.money.per_hall, gain: table.components.money.points_per_hall }
  switch (role) {
    case 'impresario':
      return say('offer', offered(table))
    case 'architetto':
      return gain?.of === 'building'
        ? say('building', {
            part: name(gain.part),
            city: name(gain.city),
            ducats: signed(gain.ducats),
            points: signed(gain.points),
          })
        : say('hall', money)
    case 'signora':
      return gain?.of === 'selling'
        ? say('selling', { composer: name(gain.composer), ducats: signed(gain.ducats), points: signed(gain.points) })
        : say('palazzo', { free: (forecast?.setting.palazzo ?? 0) - view.palazzo.length })
    case 'critico':
      return say('critico', { city: view.figures.critico ? name(view.figures.critico) : null })
    default:
      return forecast?.roles ? gained(table, role) : undefined
  }
}

/** Where the Maestro or the Esperto would bring most. */
function gained(table: Table, role: 'maestro' | 'esperto'): string {
  const { say, snapshot } = table
  const gain = snapshot.forecast?.roles?.[role]
  if (!gain) return say('operahelp-now-nothing')
  const city = say(`opera-name-${gain.city}`)
  if ('income' in gain) return say('operahelp-now-doubling', { city, income: signed(gain.income) })
  const { points, gives, to, counting } = gain
  const scoring = say('operahelp-now-scoring', {
    city,
    points: signed(points),
    composer: say(`opera-name-${gives}`),
    counting: String(-counting),
  })
  return `${scoring} ${say('operahelp-now-to', { to, player: playerName(say, to, snapshot.seats[to]) })}`
}

function hiredBy({ say, snapshot }: Table, seat: string): string {
  if (seat === snapshot.you) return say('operahelp-now-hired-own')
  return say('operahelp-now-hired', { player: playerName(say, seat, snapshot.seats[seat]) })
}

/** How many pieces are on offer, and for how much. */
function offered({ snapshot }: Table): { count: number; low: number; high: number } {
  const view = snapshot.view!
  const there = COMPOSERS.filter((composer) => (view.offer[composer] ?? 0) > 0)
  const prices = there.map((composer) => fame(view, composer))
  const count = there.reduce((sum, composer) => sum + (view.offer[composer] ?? 0), 0)
  return { count, low: Math.min(...prices), high: Math.max(...prices) }
}

function lines(table: Table, key: string, rules: readonly (readonly string[])[]): HelpLine[] {
  return rules.map((behind, at) => ({ text: say(table, `${key}-${at + 1}`), rules: behind }))
}

function say(table: Table, key: string): string {
  return table.say(`operahelp-${key}`, helpFigures(table))
}
