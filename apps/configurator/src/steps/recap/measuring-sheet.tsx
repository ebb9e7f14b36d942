import { Button, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { showCode } from '../../session/saved/design-code.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './measuring-sheet.module.css'

type Measure = { name: string; values: readonly (number | null)[] }

export function MeasuringSheet(): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<>
			<Button wide size="snug" icon="ruler" onClick={() => globalThis.print()}>
				{t('recap.sheet')}
			</Button>
			{createPortal(<Sheet />, document.body)}
		</>
	)
}

function Sheet(): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { domain } = useDressingDesign()
	const code = useSession((state) => state.code)
	const measures = useMeasures()
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
					<li key={pitfall}>{t(`pitfalls.${pitfall}.rule`)}</li>
				))}
			</ol>
		</div>
	)
}

function useMeasures(): Measure[] {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const { design } = solved
	const { width, hu, depth, diagonal, baseboard, margin } = design
	return [
		{
			name: t(design.walls === 'Both' ? 'fields.widthBetween' : 'fields.widthWanted'),
			values: width,
		},
		{ name: t('fields.hu'), values: hu },
		{ name: t('fields.depth'), values: [depth.center] },
		{ name: t('fields.diagonal.Left'), values: [diagonal.left] },
		{ name: t('fields.diagonal.Right'), values: [diagonal.right] },
		{ name: t('fields.baseboardHeight'), values: [baseboard.height] },
		{ name: t('fields.baseboardThickness'), values: [baseboard.thickness] },
		{ name: t('fields.margin.left'), values: [margin.left] },
		{ name: t('fields.margin.right'), values: [margin.right] },
		{ name: t('fields.margin.back'), values: [margin.back] },
	]
}
