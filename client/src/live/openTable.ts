import type { NewTable, TableSummary } from '../api/types'

/** Loaded after the page, and long before anybody has chosen a game. */
const loading = import('../deal/openTable')

/** Opens a table at which we sit, with a share in its deal. */
export async function openTable(table: NewTable): Promise<TableSummary> {
  return (await loading).openTable(table)
}
