import { Button, useFormats } from '@gabarit/ui'
import { type ReactNode, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { showCode } from '../../session/saved/design-code.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './measuring-sheet.module.css'

export type Measure = { name: string; values: readonly (number | null)[] }

export function MeasuringSheet({ measures }: { measures: readonly Measure[] }): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<>
			<Button wide size="snug" icon="ruler" onClick={() => globalThis.print()}>
				{t('recap.sheet')}
			</Button>
			{createPortal(
				// Its words come later: no step waits for what is only printed.
				<Suspense fallback={null}>
					<Sheet measures={measures} />
				</Suspense>,
				document.body,
			)}
		</>
	)
}

function Sheet({ measures }: { measures: readonly Measure[] }): ReactNode {
	const { t } = useTranslation(['configurator', 'pitfalls'])
	const { number } = useFormats()
	const { domain } = useDesign()
	const code = useSession((state) => state.code)
	return (
		<div className={styles.sheet} aria-hidden="true">
			<h1>{t('recap.sheet')}</h1>
			<p>{[domain.resellerName, code === null ? '' : showCode(code)].join(', ')}</p>
			<p>{t('measures.intro')}</p>
			<table>
				<thead>
					<tr>
						<th>{t('recap.sheetMeasure')}</th>
						<th>{t('recap.sheetNoted')}</th>
						{[1, 2, 3].map((reading) => (
							<th key={reading}>{t('recap.sheetReading', { number: reading })}</th>
						))}
					</tr>
				</thead>
				<tbody>
					{measures.map(({ name, values }) => (
						<tr key={name}>
							<th>{name}</th>
							<td>{values.flatMap((value) => (value === null ? [] : number(value))).join(', ')}</td>
							{[1, 2, 3].map((reading) => (
								<td key={reading}>{'\u00A0'}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<ol>
				{([1, 2, 3, 4, 5, 6, 7, 8, 10] as const).map((pitfall) => (
					<li key={pitfall}>{t(`pitfalls:${pitfall}.rule`)}</li>
				))}
			</ol>
		</div>
	)
}
