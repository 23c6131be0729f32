/** Whether a prop becomes an attribute. All do but these of Chakra, because TypeScript checks the names of the others. */
export default function isPropValid(name: string): boolean {
  return name !== 'as' && name !== 'asChild';
}
