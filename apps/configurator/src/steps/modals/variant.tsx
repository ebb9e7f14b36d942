// A second design from the same start, and the two side by side.
import { Disclosure, LinkButton, toast } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showCode } from '../../session/saved/design-code.ts'
import { beginVariant } from '../../session/saved/entry.ts'
import { useKeptDesigns } from '../../session/saved/use-kept-designs.ts'
import { useSession } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { useDesignWords } from '../start/use-design-words.ts'

export function Variant({ code, onClose }: { code: string; onClose: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const begin = () => {
		beginVariant()
		const { code: now } = useSession.getState()
		onClose()
		if (now !== null && now !== code) toast(t('variant.begun', { code: showCode(now) }))
	}
	return (
		<Disclosure title={t('variant.title')} facts={t('variant.facts')}>
			<div className={layout.stack}>
				<p className={layout.caption}>{t('variant.explain', { code: showCode(code) })}</p>
				<div className={layout.row}>
					<LinkButton onClick={begin}>{t('variant.begin')}</LinkButton>
				</div>
				<Others code={code} />
			</div>
		</Disclosure>
	)
}

const mostOthers = 3

/** The designs that were open here last, each a click away from being compared with this one. */
function Others({ code }: { code: string }): ReactNode {
	const { t } = useTranslation('configurator')
	const wordsOf = useDesignWords()
	const others = (useKeptDesigns() ?? []).filter((design) => design.code !== code)
	if (others.length === 0) return null
	return (
		<ul className={layout.list} aria-label={t('compare.title')}>
			{others.slice(0, mostOthers).map((design) => {
				const { name, facts } = wordsOf(design)
				return (
					<li key={design.code}>
						<a href={`/compare?${new URLSearchParams({ a: code, b: design.code })}`}>
							{t('variant.compare', { name, facts, code: showCode(design.code) })}
						</a>
					</li>
				)
			})}
		</ul>
	)
}
