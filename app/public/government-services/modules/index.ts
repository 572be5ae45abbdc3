export { Modules, type ModulesProps } from './modules.tsx'
