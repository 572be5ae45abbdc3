export { Proof, type ProofProps } from './proof.tsx'
