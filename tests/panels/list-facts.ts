import type { Endpoint } from '#content/registry/api-client.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'

/** A list of the console as the specification describes it (back-office §2.5, §2.7, §4, §5.2, §7, §8). */
export interface ListFacts {
  /** Lines of the checklist, where it has the list: for its actions, its form, a failed load. */
  lines?: { acts: string; form?: string; load: string }
  panel: MenuKey
  /** The tab it stands in. */
  tab?: string
  /** The call that loads it, and its `{category}`. */
  list: Endpoint
  category?: string
  noun: string
  /** Label and name of the field that names a record. */
  named: [label: string, name: string]
  /** What an empty form is told, at its fields; an empty list where nothing is checked before it is sent. */
  refusals: readonly string[]
  /** What it is told besides. */
  general?: string
  /** Words of the buttons that save. */
  saves?: { add: string; edit: string }
  /** The call that adds, the one that changes, the one that switches, the one that deletes. */
  calls: { add: string; change: string; flip?: string; remove: string }
  /** The flag that is switched, and the buttons where it is no switch. */
  flag?: string
  buttons?: { on: string; off: string }
  /** What changes and deletes say, where it is not 更新成功 and 删除成功. */
  says?: { change?: string }
  loadFailure: string
  /** The width of its dialog in px where the specification gives one (back-office §2.7, X-48). */
  width?: number
  /** Whether its pictures follow the rule of all others. */
  hasCommonPicture?: boolean
}

/** Words of buttons that several lists have. */
export const renamed = { saves: { add: '添加', edit: '更新' } }

/** One call saves new and known records, and says so. */
export const savedByOne = (path: string) => ({
  calls: { add: `POST ${path}/save`, change: `POST ${path}/save`, remove: `DELETE ${path}/{id}` },
  says: { change: '保存成功' },
})

/** Calls whose paths end in what they do. */
export const posted = (path: string) => ({
  calls: { add: `POST ${path}/add`, change: `POST ${path}/update`, remove: `POST ${path}/delete/{id}` },
})

/** Two calls save, the flag has a call of its own. */
export const savedAndUpdated = (path: string) => ({
  calls: {
    add: `POST ${path}/save`,
    change: `POST ${path}/update`,
    flip: `POST ${path}/{id}/status`,
    remove: `DELETE ${path}/{id}`,
  },
})
