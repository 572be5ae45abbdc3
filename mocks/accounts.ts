/** Someone who may sign in where nothing is real. */
export interface InventedAccount {
  username: string
  realName: string
  password: string
}

/** The account that the login screen shows in mock mode and in Storybook (docs/operations/commands.md#启动, `npm run mock`). */
export const demoAdministrator: InventedAccount = {
  username: 'demo',
  realName: '演示管理员',
  password: 'demo-only-2026',
}

/** A second one, so that two people can be seen at work. */
export const demoColleague: InventedAccount = {
  username: 'colleague',
  realName: '演示同事',
  password: 'demo-only-2026',
}

/** Who may sign in on the mocks. They exist nowhere else. */
export const inventedAccounts: readonly InventedAccount[] = [demoAdministrator, demoColleague]
