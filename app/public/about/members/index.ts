export { CoreMembers, type CoreMembersProps } from './core-members.tsx'
