import { Alert } from '#design-system/alert/index.ts'

/** What a parent entry shows (back-office §2.4, X-38). */
export function ChooseSubMenu() {
  return <Alert tone="info">请选择子菜单</Alert>
}
