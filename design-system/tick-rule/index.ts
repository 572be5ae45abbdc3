export { TickRule, type TickRuleProps } from './tick-rule.tsx'
