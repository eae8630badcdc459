import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

interface Look {
  variant?: 'filled' | 'outline' | 'default' | 'subtle'
  /** Minimum height: sm 48 px, md 52 px, lg 56 px; on a kiosk 60 px. */
  size?: 'sm' | 'md' | 'lg'
  fullWidth?: boolean
  danger?: boolean
  /** Looks disabled but accepts a tap; its handler explains why the action is unavailable. */
  resting?: boolean
  leftSection?: ReactNode
  rightSection?: ReactNode
}

type ButtonProps = Look & ComponentProps<'button'> & { href?: undefined }
type LinkProps = Look & ComponentProps<'a'> & { href: string }

export function Button(props: ButtonProps | LinkProps) {
  const {
    variant = 'filled',
    size = 'md',
    fullWidth,
    danger,
    resting,
    leftSection,
    rightSection,
    className,
    children,
    ...others
  } = props
  const look = {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': fullWidth || undefined,
    'data-danger': danger || undefined,
    ...(resting ? { 'data-resting': true, 'aria-disabled': true } : {}),
  }
  const content = (
    <>
      {leftSection}
      <span>{children}</span>
      {rightSection}
    </>
  )
  if (others.href !== undefined) {
    return (
      <a {...others} {...look}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...others} {...look}>
      {content}
    </button>
  )
}
