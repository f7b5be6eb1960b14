import './estimate.element';
