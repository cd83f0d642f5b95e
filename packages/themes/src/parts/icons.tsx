import type { ReactNode } from 'react';

function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={className ?? 'icon'}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function AccountIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8.5" r="3.75" />
      <path d="M4.75 20c1-3.75 3.75-5.25 7.25-5.25s6.25 1.5 7.25 5.25" />
    </Icon>
  );
}

export function CartIcon() {
  return (
    <Icon>
      <path d="M6 8h12l1 12H5L6 8Z" />
      <path d="M9 8V6.5a3 3 0 0 1 6 0V8" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon className="icon arrow">
      <path d="M5 12h14M13 6l6 6-6 6" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon className="icon play">
      <path d="M9 6.5v11l9-5.5-9-5.5Z" fill="currentColor" />
    </Icon>
  );
}

export function StarIcon() {
  return (
    <Icon className="icon star">
      <path
        d="m12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5L12 16.3 7 19l1.1-5.5L4 9.7 9.6 9 12 4Z"
        fill="currentColor"
      />
    </Icon>
  );
}
