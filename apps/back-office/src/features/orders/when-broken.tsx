// Keeps a page standing when one picture of it fails: a lost 3D context, a chunk that did not come.
import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode; children: ReactNode }

export class WhenBroken extends Component<Props, { broken: boolean }> {
	override state = { broken: false }

	static getDerivedStateFromError() {
		return { broken: true }
	}

	override render() {
		return this.state.broken ? this.props.fallback : this.props.children
	}
}
