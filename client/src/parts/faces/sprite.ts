/** The drawings of all faces, put into the page once somebody needs one. */
let shown: Promise<void> | undefined

export function showFaces(): Promise<void> {
  shown ??= import('./faces.svg?raw').then(({ default: drawings }) => insert(drawings))
  return shown
}

function insert(drawings: string): void {
  const sprite = document.createElement('div')
  sprite.id = 'faces'
  sprite.hidden = true
  sprite.innerHTML = drawings
  document.body.append(sprite)
}
