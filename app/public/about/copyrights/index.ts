export { Copyrights, type CopyrightsProps } from './copyrights.tsx'
