/** Names as short as a mat or an arch has room for; the whole name comes on focus. */

const PATRONS: Record<string, string> = {
  PF1: 'Académie',
  PF2: 'Casa Ricordi',
  PF3: 'Wesen­donck',
  PF4: 'Schott’s Söhne',
  PF5: 'Choudens',
  PF6: 'Monte di Pietà',
  PE1: 'Conserv. de Paris',
  PE2: 'Villa Médicis',
  PE3: 'Conserv. di Milano',
  PE4: 'Conserv. Leipzig',
  PE5: 'San Pietro',
  PE6: 'Musik­schule',
  PP1: 'Neue Zeitschrift',
  PP2: 'Le Figaro',
  PP3: 'Gazzetta musicale',
  PP4: 'Bayreuther Blätter',
  PP5: 'Le Ménestrel',
  PP6: 'Corriere della Sera',
  PC1: 'Casa di Riposo',
  PC2: 'Società Filarm.',
  PC3: 'Wagner-Verein',
  PC4: 'Société nationale',
  PC5: 'Musik­verein',
  PC6: 'Concerts popul.',
  PS1: 'Léon Carvalho',
  PS2: 'Antonio Barezzi',
  PS3: 'Ludwig II',
}
const LONGEST = 24

/** A patron in two short lines; a card that isn't known here by the first part of its name. */
export const briefPatron = (id: string, name: string): string => PATRONS[id] ?? name.split(',')[0]!

/** A person in two lines: a very long name has an initial. */
export function briefPerson(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return name.length > LONGEST && rest.length > 0 ? `${first[0]}. ${rest.join(' ')}` : name
}

export const surname = (name: string): string => name.split(' ').at(-1) ?? ''
