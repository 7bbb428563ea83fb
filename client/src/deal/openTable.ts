import { api } from '../api/http'
import type { NewTable, TableSummary } from '../api/types'
import { commitmentOf, newSecret } from './ownShare'
import { ownShare } from './reveal'

/** Opens a table at which we sit, with a share in its deal. */
export async function openTable(table: NewTable): Promise<TableSummary> {
  const secret = newSecret()
  const opened = await api.open({ ...table, commitment: commitmentOf(secret) })
  ownShare(opened).commit(secret)
  return opened
}
