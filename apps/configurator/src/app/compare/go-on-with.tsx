import { normalizeCode } from '@gabarit/contract'
import { Button, buttonClass, ErrorText } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnCopy } from '../viewed/use-own-copy.ts'
import type { Made } from './use-compared.ts'

type Props = { letter: 'A' | 'B'; name: string; design: Made }

/** Opens the design; one behind a link to look at, as a copy of one's own. */
export function GoOnWith({ letter, name, design }: Props): ReactNode {
	const { t } = useTranslation('customer')
	const copy = useOwnCopy()
	const [refused, setRefused] = useState(false)
	const code = normalizeCode(name)
	if (code !== null)
		return (
			<Link to="/configurator" search={{ code }} className={buttonClass('outline')}>
				{t('compare.goOn', { letter })}
			</Link>
		)
	return (
		<>
			<Button onClick={() => setRefused(!copy(design.configuration))}>
				{t('compare.startFrom', { letter })}
			</Button>
			<output>{refused && <ErrorText>{t('share.notKept')}</ErrorText>}</output>
		</>
	)
}
