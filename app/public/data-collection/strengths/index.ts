export { Advantages } from './advantages.tsx'
export { CollectionFlow } from './collection-flow.tsx'
export { Features } from './features.tsx'
