/** A list of tables, fetched when it's first shown and when the page becomes visible again. */
import { onMount } from 'svelte'
import type { TableSummary } from '../../api/types'

export class TableList {
  tables: TableSummary[] | undefined = $state.raw()

  constructor(fetch: () => Promise<TableSummary[]>) {
    const refresh = (): void => {
      if (!document.hidden)
        fetch().then(
          (tables) => (this.tables = tables),
          () => (this.tables ??= []),
        )
    }
    onMount(() => {
      refresh()
      document.addEventListener('visibilitychange', refresh)
      const timer = setInterval(refresh, 15_000)
      return () => {
        document.removeEventListener('visibilitychange', refresh)
        clearInterval(timer)
      }
    })
  }
}
