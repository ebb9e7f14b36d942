import type { ReactNode } from 'react'

/** A name and what it is, in a list of facts; nothing where there is nothing to say. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
	if (children === '') return null
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	)
}
