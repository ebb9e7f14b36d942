import type { DressingInit, OwnDesign } from '@gabarit/contract'
import { roomOf } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { Button, Spinner, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressing } from '../../lib/server/dressing.ts'
import { useFurnitureInShort } from '../../lib/use-furniture-in-short.ts'
import { useTodaysCircumstances } from '../../session/pricing-store.ts'
import { showCode } from '../../session/saved/design-code.ts'
import { solverOf } from '../../session/solve.ts'
import { FrontDrawing } from '../../steps/frame/pictures/front-picture.tsx'
import { CompareTwo } from '../../steps/modals/compare-two.tsx'
import { ListState } from './list-state.tsx'
import styles from './own-designs.module.css'
import { ShareOwnDesign } from './share-own-design.tsx'
import { useOwnDesigns } from './use-own-lists.ts'

export function OwnDesigns(): ReactNode {
	const { t } = useTranslation('customer')
	const list = useOwnDesigns()
	const { dressing } = useDressing()
	return (
		<section aria-labelledby="own-designs">
			<div className={styles.head}>
				<h2 id="own-designs">{t('account.designs')}</h2>
				<CompareOwn designs={list.rows} />
			</div>
			<ListState list={list} empty={t('account.noDesigns')}>
				{dressing === undefined ? (
					<Spinner />
				) : (
					<ul className={styles.designs}>
						{list.rows.map((design) => (
							<li key={design.code}>
								<DesignCard design={design} dressing={dressing} />
								{design.mayShare && (
									<ShareOwnDesign code={design.code} name={showCode(design.code)} />
								)}
							</li>
						))}
					</ul>
				)}
				{list.more && <Button onClick={list.more}>{t('account.more')}</Button>}
			</ListState>
		</section>
	)
}

function CompareOwn({ designs }: { designs: readonly OwnDesign[] }): ReactNode {
	const { t } = useTranslation('common')
	const { date } = useFormats()
	const named = designs.map(({ code, type, updatedAt }) => ({
		code,
		label: `${t(`kind.${type}`)}, ${showCode(code)}, ${date(updatedAt, 'monthDay')}`,
	}))
	return <CompareTwo designs={named} />
}

type Props = { design: OwnDesign; dressing: DressingInit }

function DesignCard({ design, dressing }: Props): ReactNode {
	const { t } = useTranslation('customer')
	const { date, money } = useFormats()
	const { configuration } = design
	const { catalogue, book } = dressing
	const circumstances = useTodaysCircumstances()
	const solved = useMemo(
		() => solverOf(catalogue, { book, circumstances })(configuration),
		[catalogue, book, circumstances, configuration],
	)
	const { furniture, quote } = solved
	return (
		<Link to="/configurator" search={{ code: design.code }} className={styles.card}>
			<span className={styles.picture}>
				{furniture !== null && (
					<FrontDrawing
						furniture={furniture}
						catalogue={catalogue}
						open={roomOf(configuration).open}
					/>
				)}
			</span>
			{furniture === null ? (
				<span className={styles.name}>{t('account.impossible')}</span>
			) : (
				<InShort type={design.type} furniture={furniture} catalogue={catalogue} />
			)}
			<span className={styles.soft}>{showCode(design.code)}</span>
			<span className={styles.row}>
				<strong>{quote === null ? '' : money(shownTotalOf(quote))}</strong>
				<span className={styles.soft}>
					{design.frozen ? t('account.frozen') : date(design.updatedAt, 'monthDay')}
				</span>
			</span>
		</Link>
	)
}

function InShort(made: Parameters<typeof useFurnitureInShort>[0]): ReactNode {
	const { name, size } = useFurnitureInShort(made)
	return (
		<>
			<span className={styles.name}>{name}</span>
			<span className={styles.soft}>{size}</span>
		</>
	)
}
