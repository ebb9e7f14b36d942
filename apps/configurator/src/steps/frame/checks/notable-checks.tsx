import type { CheckCode } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useChecks } from '../../../session/use-checks.ts'
import layout from '../layout.module.css'
import { LiveCheck } from './live-check.tsx'

/** What the choices of a step lead to, where it is not in order; the recap shows all. */
export function NotableChecks({ codes }: { codes: readonly CheckCode[] }): ReactNode {
	const notable = useChecks().filter(({ code, state }) => codes.includes(code) && state !== 'ok')
	if (notable.length === 0) return null
	return (
		<div className={layout.checks}>
			{notable.map((check) => (
				<LiveCheck key={check.code} check={check} />
			))}
		</div>
	)
}
